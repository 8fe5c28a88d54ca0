import { isStub, lockedPackages, nameAt, type LockedPackages } from './lock.js';
import type { Check } from './repository.js';

// What a closed product may ship, or be built with. LGPL is sharp's libvips alone: a library of its own beside the program.
const allowed = new Set(
  [
    '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later',
    'MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense',
  ].flatMap((line) => line.split(' ')),
);

// They name none in the field that npm reads; their own files or readme say MIT.
const toldMit = new Set(
  [
    'buildcheck busboy cpu-features dicer humanize-number only passport-strategy pause',
    'png-js ssh2 streamsearch xmlhttprequest-ssl',
  ].flatMap((line) => line.split(' ')),
);

/** Reads an SPDX expression of AND, OR and brackets, which is all that packages use. */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}

export function problemsOfLicences(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([place, entry]) => {
    const name = nameAt(place);
    const licence = entry.license ?? (toldMit.has(name) ? 'MIT' : undefined);
    if (isStub(entry) && licence === undefined) return [];
    if (licence === undefined) return [`${name} names no licence; read its files and decide in licences.check.ts`];
    return isAllowed(licence) ? [] : [`${name} is under ${licence}, which licences.check.ts does not allow`];
  });
}

export const licencesCheck: Check = { name: 'licences', problems: () => problemsOfLicences(lockedPackages()) };
