import { extname } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

/**
 * The content type of a file of the built page, by its name.
 *
 * @param {string} path
 * @returns {string}
 */
export function contentType(path) {
  return TYPES[/** @type {keyof typeof TYPES} */ (extname(path))] ?? 'application/octet-stream';
}
