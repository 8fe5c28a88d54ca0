import { Transform, type TransformCallback } from 'node:stream';

/**
 * React writes pieces that end anywhere and calls `flush` when what it has written is whole: only there may something
 * be put between. Each flush leaves as one chunk, with what the piece needs before it.
 */
export class PageStream extends Transform {
  private held: Buffer[] = [];
  private isFirst = true;

  constructor(private readonly neededBefore: () => string) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.held.push(chunk);
    done();
  }

  /** Called by React, not by Node. */
  flush(): void {
    if (this.held.length === 0) return;
    const html = Buffer.concat(this.held).toString();
    this.held = [];
    const needed = this.neededBefore();
    // A function as replacement: a `$` in a user's text is only a `$`.
    this.push(this.isFirst ? html.replace('</head>', () => `${needed}</head>`) : needed + html);
    this.isFirst = false;
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }
}
