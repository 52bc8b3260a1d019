/**
 * The headers a host should send with the page, in one place: for `_headers`, nginx and the page's own meta element.
 */

/** The part of the policy that does not depend on the page's inline scripts and styles. */
const FOR_ALL_PAGES = [
  // The font of the standard words is in the page.
  "font-src 'self' data:",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types thirty-worker',
];

/** Allows everything from this host, inline code only with one of the hashes, and no code from strings. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    ...FOR_ALL_PAGES,
  ].join('; ');
}

/**
 * Headers of every response. The page has its whole policy in a meta element. The header repeats only what does not
 * change with a build, so that a host that still sends yesterday's header cannot block today's page, and adds what a
 * meta element cannot express.
 */
const HEADERS_OF_ALL: readonly (readonly [name: string, value: string])[] = [
  [
    'Content-Security-Policy',
    [...FOR_ALL_PAGES, "object-src 'none'", "frame-src 'none'", "frame-ancestors 'none'"].join('; '),
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Strict-Transport-Security', 'max-age=31536000'],
];

/** A hashed file never changes; everything else is revalidated each time. */
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The `_headers` file that Cloudflare Pages and Netlify read. */
export function headersFile(): string {
  const all = HEADERS_OF_ALL.map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...all,
    `  Cache-Control: ${REVALIDATE}`,
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${FOREVER}`,
    '',
  ].join('\n');
}

/** A server block for nginx with `dist/` as its root. */
export function nginxConfig(): string {
  const all = HEADERS_OF_ALL.map(([name, value]) => `    add_header ${name} "${value}" always;`);
  return `# Thirty behind nginx: set server_name and root, add your certificate. Made from tools/headers.ts.
map $uri $thirty_caching {
    ~/assets/ "${FOREVER}";
    default "${REVALIDATE}";
}

server {
    listen 8080;
    server_name _;
    root /srv/thirty;
    include mime.types;
    types { application/manifest+json webmanifest; }

    gzip on;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;

    # Without "always": a file that is missing now may be there after the next deployment.
    add_header Cache-Control $thirty_caching;
${all.join('\n')}

    error_page 404 /404.html;
    location / { try_files $uri $uri/ =404; }
    location = /404.html { internal; }
    location = /_headers { return 404; }
}
`;
}
