import { randomUUID } from 'node:crypto';

/** An event as a service would have sent it. */
export function envelopeOf(name: string, payload: unknown, subject_id: string = randomUUID()): object {
  const [id, request_id] = [randomUUID(), randomUUID()];
  return {
    id,
    name,
    version: 1,
    subject_id,
    occurred_at: new Date().toISOString(),
    request_id,
    actor_id: null,
    payload,
  };
}
