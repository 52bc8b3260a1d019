/**
 * What a page tells a service worker: `version` asks for the worker's version, which is answered on the port;
 * `takeOver` asks the worker to take over from an older one, which it does unless other pages are open.
 */
export type PageMessage = 'version' | 'takeOver';

/** What a service worker tells a page: it asks for the page's version, to be answered on the port. */
export type WorkerMessage = 'version';
