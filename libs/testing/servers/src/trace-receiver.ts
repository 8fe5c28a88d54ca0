import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** The part of OTLP's JSON that specs look at. */
interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes: Attribute[];
        status: { code?: number };
      }[];
    }[];
  }[];
}

export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  attributes: Record<string, string | number | undefined>;
  isError: boolean;
}

const factsOf = (attributes: Attribute[]): ReceivedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

function spansOf({ resourceSpans }: OtlpTraces): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, attributes, status }) => ({
        service: String(factsOf(resource.attributes)['service.name']),
        ...{ traceId, spanId, parentSpanId, name, attributes: factsOf(attributes), isError: status.code === 2 },
      })),
    ),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A server that takes spans as a collector of OpenTelemetry does. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything that was sent, for specs of what must not be in it. */
  text = '';
  private readonly server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      this.text += text;
      if (request.url === '/v1/traces') this.spans.push(...spansOf(JSON.parse(text) as OtlpTraces));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  find(name: string, service?: string): ReceivedSpan | undefined {
    return this.spans.find((span) => span.name === name && (service === undefined || span.service === service));
  }

  /** The names of a span and of what caused it, back to the beginning of its trace. */
  pathTo(span: ReceivedSpan | undefined): string[] {
    const parent = this.spans.find(({ spanId }) => spanId === span?.parentSpanId);
    return span ? [...this.pathTo(parent), `${span.service}: ${span.name}`] : [];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
