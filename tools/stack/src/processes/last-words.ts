interface LogRecord {
  level: string;
  msg?: string;
  err?: { message?: string };
}

function asRecord(line: string): LogRecord | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogRecord;
  } catch {
    return undefined;
  }
}

const isStackFrame = (line: string) => /^\s+at |^\s*[{}[\]]|^Node\.js v|^\s*\^+$|^node:internal|^\s*code: /.test(line);

/** Picks from the end of a log what a person wants to read: the last error record, else an `…Error:` line, else the last line. */
export function lastWords(lines: string[]): string {
  const backwards = lines.filter((line) => line.trim()).reverse();
  const failure = backwards.map(asRecord).find((record) => record?.level === 'error' || record?.level === 'fatal');
  const said = failure?.err?.message ?? failure?.msg;
  const thrown = backwards.find((line) => /^\w*Error\b.*: /.test(line));
  const plain = backwards.find((line) => !isStackFrame(line) && !asRecord(line)) ?? asRecord(backwards[0] ?? '')?.msg;
  const words = said ?? thrown ?? plain ?? 'it said nothing';
  return words.replace(/\s+/g, ' ').trim().slice(0, 300);
}
