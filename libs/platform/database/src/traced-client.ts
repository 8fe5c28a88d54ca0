import { endWith, type Traces } from '@crewcall/platform-observability';
import { SpanKind } from '@opentelemetry/api';
import { ATTR_DB_QUERY_TEXT, ATTR_DB_SYSTEM_NAME } from '@opentelemetry/semantic-conventions';
import type pg from 'pg';

/** Statements say `$1` where a value stands, so their text is about tables and not about people. */
const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

/** The kind of connection that a pool is to make. */
export const clientOf = (Client: typeof pg.Client, traces: Traces): typeof pg.Client =>
  traces.isOn ? tracedClient(traces, Client) : Client;

/** A connection whose statements are spans of whatever asked them; what no trace asked is no span. */
function tracedClient(traces: Traces, Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    override query(...args: unknown[]): never {
      const sql = textOf(args[0]).trim();
      const span = traces.startPart(/^\w+/.exec(sql)?.[0].toUpperCase() ?? 'query', {
        kind: SpanKind.CLIENT,
        attributes: { [ATTR_DB_SYSTEM_NAME]: 'postgresql', [ATTR_DB_QUERY_TEXT]: sql },
      });
      const answer: unknown = super.query(...(args as [string]));
      // With a callback or a cursor there is no promise: its end is not seen, and it is not told.
      return (span && answer instanceof Promise ? endWith(span, answer) : answer) as never;
    }
  };
}
