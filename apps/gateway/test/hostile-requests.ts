import fc from 'fast-check';

/** What strangers send: mostly nearly right, as nonsense alone gets no further than the first line. */
const segment = fc.oneof(
  fc.constantFrom(
    'api',
    'jobs',
    'auth',
    'signin',
    'admin',
    'users',
    'ws',
    'ical',
    'health',
    'assets',
    'cv',
    'objects',
    'upload',
  ),
  fc.constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    ';x=1',
    '%',
    '%zz',
    '%c0%ae',
    '%ff',
    '~',
    '*',
    ':id',
    '__proto__',
  ),
  fc.webSegment(),
  fc.string({ maxLength: 12, unit: 'binary' }),
);
const target = fc
  .tuple(
    fc.array(segment, { maxLength: 8 }),
    fc.option(fc.oneof(fc.webQueryParameters(), fc.string({ maxLength: 40 }))),
  )
  .map(([segments, query]) => `/${segments.join('/')}${query === null ? '' : `?${query}`}`);

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS') },
  fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'get', 'G ET', ''),
);

const value = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ maxLength: 20, unit: 'binary' }),
  fc.constant('x'.repeat(9000)),
);
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom('X-User-Id', 'Cookie', 'Authorization', 'Range', 'Accept-Encoding', 'If-None-Match', 'Origin'),
    value,
  ),
  fc.tuple(
    fc.constantFrom('Content-Length'),
    fc.oneof(fc.nat(200).map(String), fc.constantFrom('-1', '1e3', '5, 5', '99999999999')),
  ),
  fc.tuple(
    fc.constantFrom('Transfer-Encoding'),
    fc.constantFrom('chunked', 'identity', 'chunked, chunked', 'xchunked', ' chunked'),
  ),
  fc.tuple(
    fc.constantFrom('Content-Type'),
    fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', ';;', ''),
  ),
  fc.tuple(
    fc.constantFrom('Upgrade', 'Expect', 'Connection', 'Host'),
    fc.constantFrom('websocket', '100-continue', 'upgrade', 'close', ''),
  ),
  fc.tuple(fc.string({ maxLength: 12 }), value),
);

const body = fc.oneof(
  fc.constant(''),
  fc.json(),
  fc.string({ maxLength: 200 }),
  fc.constant('5\r\nhello\r\n0\r\n\r\n'),
);

/** The bytes of a request, one to a character. */
export const hostileRequest = fc
  .record({
    method,
    target,
    version: fc.constantFrom('1.1', '1.1', '1.0', '2.0', 'x'),
    headers: fc.array(header, { maxLength: 6 }),
    body,
  })
  .map(({ method: verb, target: path, version, headers, body: content }) => {
    const lines = headers.map(([name, given]) => `${name}: ${given}`);
    return [`${verb} ${path} HTTP/${version}`, 'Host: localhost', ...lines, '', content].join('\r\n');
  });
