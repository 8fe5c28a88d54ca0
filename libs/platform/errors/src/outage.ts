import { types } from 'node:util';
import { DomainError } from './domain.errors.js';

/** Of sockets, of Postgres (connection lost, shutting down, too many connections, disk full) and of mail servers. */
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
  'ESOCKET',
  'ECONNECTION',
]);

/** Drivers that report a lost connection in words only. */
const outageWords =
  /connection terminated|timeout exceeded when trying to connect|connection is closed|stream isn't writeable|query read timeout|is not queryable/i;

/** Of a mail server that asks to come back later (RFC 5321, 4.2.1), as one does that makes strangers wait. */
const isPutOff = (error: Error): boolean => {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500;
};

/** Whether a failure says that a server could not be reached, and nothing about the work itself. */
export function isOutage(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  if (isPutOff(error) || (error instanceof DomainError && error.kind === 'unavailable')) return true;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && outageCodes.has(code)) || outageWords.test(error.message);
}

/** Of Postgres, which ended the work for the sake of another's: a deadlock, a lost snapshot, a wait that grew too long. */
const contentionCodes = new Set(['40P01', '40001', '55P03', '57014']);

/** Whether the same work may well succeed when it is tried again. */
export function isContention(error: unknown): boolean {
  return types.isNativeError(error) && contentionCodes.has(String((error as { code?: unknown }).code));
}
