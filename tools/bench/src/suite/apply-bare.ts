import type { BareOf } from '../bare.js';

/** The rows of an application and of the two events that it is told by, in one transaction. */
const steps = [
  `INSERT INTO applications (id, job_id, freelancer_id, recruiter_id, status, answers, role_ids, call_ids, source, version,
     applied_at, updated_at)
   SELECT gen_random_uuid(), id, $2, recruiter_id, 'applied', '[]', '{}', '{}', 'search', 1, now(), now()
   FROM jobs WHERE id = $1 AND status = 'active'`,
  `INSERT INTO bare_outbox (id, queue, name, payload)
   SELECT gen_random_uuid(), 'bare', 'application-submitted', jsonb_build_object('job_id', $1::text, 'by', $2::text)
   FROM generate_series(1, 2)`,
];

export interface Given {
  /** What the service answers to one: it is sent again, without being made of rows. */
  answer: unknown;
}

/** `POST /<job>/<freelancer>`. */
export const bare: BareOf<Given> = (pool, { answer }) => {
  // Not the outbox itself, which the service would empty.
  const made = pool.query('CREATE TABLE bare_outbox (LIKE outbox INCLUDING ALL)');
  return async ({ url = '' }) => {
    await made;
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      for (const [index, text] of steps.entries())
        await client.query({ name: `apply ${index}`, text, values: url.split('/').slice(1) });
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    return answer;
  };
};
