/** On every answer, errors included. HSTS is ignored by browsers until the product is served over TLS. */
const always = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'x-dns-prefetch-control': 'off',
} as const;

const locked = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For answers of the API, which are data and never a document. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...always,
  'content-security-policy': `default-src 'none'; form-action 'none'; ${locked}`,
  'cache-control': 'no-store',
};

export interface PagePolicy {
  /** Of this page: nothing inline runs or styles but what carries it. A file has none. */
  nonce?: string;
  /** Where people reach the product; its socket origin is allowed. */
  publicUrl: string;
  /** Further origins, such as the object store that uploads go to. */
  browserOrigins: readonly string[];
}

/** For pages and the web app's files. */
export function pageHeaders({ nonce, publicUrl, browserOrigins }: PagePolicy): Record<string, string> {
  const { host, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const more = browserOrigins.map((origin) => ` ${origin}`).join('');
  const inline = nonce ? ` 'nonce-${nonce}'` : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "style-src-attr 'none'",
    `img-src 'self' data: blob:${more}`,
    "font-src 'self'",
    `connect-src 'self' ${isSecure ? 'wss' : 'ws'}://${host}${more}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    locked,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return { ...always, 'content-security-policy': policy.join('; ') };
}
