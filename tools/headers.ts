/** What a host is to send with the page, once: for `_headers`, nginx and the page's own meta element. */

/** Everything from this host, nothing inline but the one script of the hash, no code from strings. */
export function contentSecurityPolicy(inlineScriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${inlineScriptHash}'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types thirty-worker',
  ].join('; ');
}

/** Headers of every answer. `frame-ancestors` means nothing in a meta element, so it is added here. */
function headersOfAll(inlineScriptHash: string): readonly (readonly [name: string, value: string])[] {
  return [
    ['Content-Security-Policy', `${contentSecurityPolicy(inlineScriptHash)}; frame-ancestors 'none'`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=31536000'],
  ];
}

/** A hashed file never changes; everything else is asked for anew each time. */
const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

/** The `_headers` file that Cloudflare Pages and Netlify read. */
export function headersFile(inlineScriptHash: string): string {
  const all = headersOfAll(inlineScriptHash).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...all,
    `  Cache-Control: ${ALWAYS_ASK}`,
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${FOREVER}`,
    '',
  ].join('\n');
}

/** A server block for nginx with `dist/` as its root. */
export function nginxConfig(inlineScriptHash: string): string {
  const all = headersOfAll(inlineScriptHash).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  return `# Thirty behind nginx: set server_name and root, add your certificate. Made by npm run hosting.
map $uri $thirty_caching {
    ~/assets/ "${FOREVER}";
    default "${ALWAYS_ASK}";
}

server {
    listen 8080;
    server_name _;
    root /srv/thirty;
    include mime.types;
    types { application/manifest+json webmanifest; }

    gzip on;
    gzip_types text/css text/javascript application/javascript application/manifest+json image/svg+xml;

    add_header Cache-Control $thirty_caching always;
${all.join('\n')}

    location / { try_files $uri $uri/ =404; }
    location = /_headers { return 404; }
}
`;
}
