/**
 * What a page tells a service worker: `version` asks for the worker's version, which is answered on the port;
 * `takeOver` says that the person has chosen to reload.
 */
export type PageMessage = 'version' | 'takeOver';
