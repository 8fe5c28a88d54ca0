// AWS Signature Version 4, as an S3 server checks it: of a request by its header, of an address, of an upload form.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SKEW_MS = 15 * 60_000;
const LONGEST_SECONDS = 7 * 24 * 3600;

/** What the server answers with, in the codes of S3. */
export class S3Error extends Error {
  constructor(status, code) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const strict = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, 'InvalidURI');
  }
}

/** The time in a request, as S3 writes it: 20261122T170000Z. */
function timeOf(text = '') {
  const at = Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(at)) throw new S3Error(403, 'AccessDenied');
  return at;
}

/** `signed` is what the key signs: the text itself for a form, else the summary of a request. */
function assertSignature({ keys, credential = '', date = '', signature = '', signed }) {
  const [accessKey, day, region, service, end] = credential.split('/');
  if (accessKey !== keys.accessKey) throw new S3Error(403, 'InvalidAccessKeyId');
  if (service !== 's3' || end !== 'aws4_request' || !date.startsWith(day)) throw new S3Error(403, 'AccessDenied');
  const scope = [day, region, service, end];
  const key = scope.reduce((last, part) => hmac(last, part), `AWS4${keys.secretKey}`);
  const expected = hmac(key, signed([ALGORITHM, date, scope.join('/')].join('\n')));
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new S3Error(403, 'SignatureDoesNotMatch');
}

function summaryOf({ method, path, query, headers, signedHeaders, payload }) {
  const names = signedHeaders.split(';');
  if (!names.includes('host')) throw new S3Error(403, 'AccessDenied');
  const lines = names.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}`,
  );
  const sorted = query.map(([name, value]) => `${strict(name)}=${strict(value)}`).sort();
  const canonical = [method, path, sorted.join('&'), ...lines, '', signedHeaders, payload].join('\n');
  return (head) => `${head}\n${sha256(canonical)}`;
}

function partsOf(url) {
  const [path, search = ''] = url.split('?');
  const query = search.split('&').filter(Boolean);
  return {
    path: path
      .split('/')
      .map((part) => strict(decoded(part)))
      .join('/'),
    query: query.map((pair) => pair.split('=')).map(([name, ...value]) => [decoded(name), decoded(value.join('='))]),
  };
}

function assertAddress(request, keys, now) {
  const { path, query } = partsOf(request.url);
  const named = Object.fromEntries(query);
  const seconds = Number(named['X-Amz-Expires']);
  const from = timeOf(named['X-Amz-Date']);
  if (named['X-Amz-Algorithm'] !== ALGORITHM || !(seconds > 0 && seconds <= LONGEST_SECONDS))
    throw new S3Error(400, 'AuthorizationQueryParametersError');
  if (from - SKEW_MS > now || from + seconds * 1000 < now) throw new S3Error(403, 'AccessDenied');
  const signed = summaryOf({
    method: request.method,
    path,
    query: query.filter(([name]) => name !== 'X-Amz-Signature'),
    headers: request.headers,
    signedHeaders: named['X-Amz-SignedHeaders'] ?? '',
    payload: 'UNSIGNED-PAYLOAD',
  });
  const { 'X-Amz-Credential': credential, 'X-Amz-Date': date, 'X-Amz-Signature': signature } = named;
  assertSignature({ keys, credential, date, signature, signed });
}

function assertHeader(request, keys, now) {
  const { headers, method, url } = request;
  const fields = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    headers.authorization,
  );
  if (!fields) throw new S3Error(403, 'AccessDenied');
  const [, credential, signedHeaders, signature] = fields;
  const date = headers['x-amz-date'];
  if (Math.abs(timeOf(date) - now) > SKEW_MS) throw new S3Error(403, 'RequestTimeTooSkewed');
  const payload = headers['x-amz-content-sha256'] ?? '';
  const signed = summaryOf({ method, ...partsOf(url), headers, signedHeaders, payload });
  assertSignature({ keys, credential, date, signature, signed });
}

/** Who signed a request may do what it asks for. @throws S3Error for everyone else */
export function assertSigned(request, keys, now = Date.now()) {
  if (request.headers.authorization) assertHeader(request, keys, now);
  else if (/[?&]X-Amz-Signature=/.test(request.url)) assertAddress(request, keys, now);
  else throw new S3Error(403, 'AccessDenied');
}

const unconditioned = ['policy', 'x-amz-signature', 'file', 'bucket'];

/** Whether a form is as its signed policy says, and how long its file may be. @throws S3Error */
export function assertForm({ fields, bucket, size }, keys, now = Date.now()) {
  const { policy = '', 'x-amz-credential': credential, 'x-amz-date': date, 'x-amz-signature': signature } = fields;
  if (!policy) throw new S3Error(403, 'AccessDenied');
  assertSignature({ keys, credential, date, signature, signed: () => policy });
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString());
  if (!(Date.parse(expiration) > now)) throw new S3Error(403, 'AccessDenied');
  const given = { ...fields, bucket };
  const met = conditions
    .filter(([operator]) => operator === 'eq')
    .map(([, name, value]) => ({ name: name.slice(1), isMet: String(given[name.slice(1)] ?? '') === String(value) }));
  if (met.some(({ isMet }) => !isMet)) throw new S3Error(403, 'AccessDenied');
  const named = [...unconditioned, ...met.map(({ name }) => name)];
  if (!met.some(({ name }) => name === 'key') || Object.keys(fields).some((name) => !named.includes(name)))
    throw new S3Error(403, 'AccessDenied');
  const range = conditions.find(([operator]) => operator === 'content-length-range');
  if (range && size > range[2]) throw new S3Error(400, 'EntityTooLarge');
  if (range && size < range[1]) throw new S3Error(400, 'EntityTooSmall');
}
