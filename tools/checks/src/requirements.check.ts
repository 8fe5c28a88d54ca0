import type { Check } from './repository.js';
import { between, type Claim, claimsOfTests, type Requirements, requirements } from './requirements.js';

/** A title that names more says of none what is tried. */
const IDS_IN_A_TITLE = 3;

/** The first 252, and those of bookings. */
const known = [...between('R001', 'R252'), ...between('R301', 'R540')];

/** Every requirement is listed once or not built yet; those that are listed have a test. */
export function problemsOfList({ areas, unbuilt }: Requirements, claims: Claim[]): string[] {
  const listed = areas.flatMap(({ ids }) => ids);
  const all = [...listed, ...unbuilt];
  const claimed = new Set(claims.flatMap(({ ids }) => ids));
  return [
    ...known.filter((id) => !all.includes(id)).map((id) => `docs/requirements.md does not list ${id}`),
    ...all.filter((id) => !known.includes(id)).map((id) => `docs/requirements.md lists ${id}, which is none`),
    ...all.filter((id, at) => all.indexOf(id) !== at).map((id) => `docs/requirements.md has ${id} twice`),
    ...listed.filter((id) => !claimed.has(id)).map((id) => `No test names ${id}`),
  ];
}

/** A title names few and stands where its area is tested. */
export function problemsOfClaims({ areas, unbuilt }: Requirements, claims: Claim[]): string[] {
  const problemOf = (file: string, id: string): string | null => {
    // Rules come before the screens that make a line whole.
    if (unbuilt.includes(id)) return null;
    const area = areas.find(({ ids }) => ids.includes(id));
    if (!area) return `names ${id}, which docs/requirements.md does not list`;
    const isAtHome = area.places.some((place) => file === place || file.startsWith(`${place}/`));
    return isAtHome ? null : `names ${id}, but “${area.title}” is tested elsewhere (docs/requirements.md, Tests)`;
  };
  return claims.flatMap(({ file, line, ids }) => {
    const told = ids.map((id) => problemOf(file, id)).filter((problem) => problem !== null);
    if (ids.length > IDS_IN_A_TITLE) told.push(`names ${ids.length} requirements; ${IDS_IN_A_TITLE} are the most`);
    return told.map((problem) => `${file}:${line} ${problem}`);
  });
}

export const requirementsCheck: Check = {
  name: 'requirements',
  problems() {
    const [list, claims] = [requirements(), claimsOfTests()];
    return [...problemsOfList(list, claims), ...problemsOfClaims(list, claims)];
  },
};
