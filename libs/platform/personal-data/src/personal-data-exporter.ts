import { SetMetadata } from '@nestjs/common';

export const EXPORTS_PERSONAL_DATA = 'crewcall:holds-personal-data';

export interface ExportedFile {
  /** As its owner knows it. */
  name: string;
  size: number;
  read(): Promise<Buffer>;
}

/** One kind of thing that this service keeps of a person. */
export interface PersonalDataExporter {
  /** Names the file in the person's copy: lower case and dashes. */
  readonly name: string;
  /** Every record as the person is to read it. Of others only what the product shows to this person anyway. */
  records(userId: string): AsyncIterable<object>;
  files?(userId: string): AsyncIterable<ExportedFile>;
}

/** A provider that is asked when a person wants a copy of their data. It is found by itself. */
export const ExportsPersonalData = () =>
  SetMetadata(EXPORTS_PERSONAL_DATA, true) as (target: new (...args: never[]) => PersonalDataExporter) => void;

const PAGE = 500;

/** Reads a list of any length a page at a time. `read` is given the last row of the page before. */
export async function* inPages<R extends object>(
  read: (after: R | undefined, limit: number) => Promise<R[]>,
): AsyncGenerator<R> {
  let last: R | undefined;
  for (;;) {
    const rows = await read(last, PAGE);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
