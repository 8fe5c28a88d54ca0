import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { problemOf } from './edits.js';

/** A line that a person has to add, because the place for it was not found. */
export interface ByHand {
  file: string;
  line: string;
}

/** Files to be written, all together or not at all. */
export class Draft {
  private readonly added = new Map<string, string>();
  private readonly changed = new Map<string, string>();
  readonly byHand: ByHand[] = [];
  /** As the command has it, from the same file. */
  private readonly style: FormatConfig;

  constructor(readonly root: string) {
    this.style = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  }

  has(file: string): boolean {
    return this.added.has(file) || existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    return this.added.get(file) ?? this.changed.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  /** @throws when the file is there already: nothing of anybody’s is overwritten */
  add(files: Map<string, string>): void {
    for (const [file, text] of files) {
      if (this.has(file)) throw new Error(`${file} is there already. Choose another name.`);
      this.added.set(file, text);
    }
  }

  /** Changes a file that is there; when `edit` finds no place for it, a person is asked to add `line`. */
  change(file: string, line: string, edit: (source: string) => string | null): void {
    const edited = this.has(file) ? edit(this.read(file)) : null;
    if (edited === null) this.byHand.push({ file, line });
    else (this.added.has(file) ? this.added : this.changed).set(file, edited);
  }

  /** Formats and writes. @throws before the first file when one of them would not compile */
  async write(): Promise<{ added: string[]; changed: string[] }> {
    const files = await Promise.all([...this.added, ...this.changed].map((entry) => this.formatted(...entry)));
    for (const [file, text] of files) {
      const target = path.join(this.root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    return { added: [...this.added.keys()], changed: [...this.changed.keys()] };
  }

  private async formatted(file: string, text: string): Promise<[string, string]> {
    const problem = problemOf(text);
    if (problem) throw new Error(`That name will not do: in ${file}, ${problem}. Choose another one.`);
    const { code, errors } = await format(file, text, this.style);
    if (errors.length) throw new Error(`${file} cannot be formatted: ${errors[0]?.message}`);
    return [file, code];
  }
}
