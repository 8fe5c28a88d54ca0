import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { SaveBlockDto } from './calendar.dto.js';
import { RemoveCallQueryDto, SaveCallDto } from './call.dto.js';
import { RunningLateDto } from './lateness.dto.js';
import { MakeOffersDto } from './offer-requests.dto.js';
import { SaveRoleDto } from './role.dto.js';

type Request = new () => object;

/** The fields that are refused, of a request that has this one alone. */
const refused = (Dto: Request, field: string, value: unknown): boolean =>
  validateSync(plainToInstance(Dto, { [field]: value })).some(({ property }) => property === field);

const letter = 'e\u0301';

describe('texts of calls, roles and offers', () => {
  it.each<[string, Request, string, number]>([
    ['the name of a call', SaveCallDto, 'name', 60],
    ['the place of a call', SaveCallDto, 'place', 160],
    ['the reason of a cancelled call', RemoveCallQueryDto, 'reason', 300],
    ['the name of a role', SaveRoleDto, 'name', 80],
    ['the skill of a role', SaveRoleDto, 'skill', 60],
    ['the note of an offer', MakeOffersDto, 'note', 1000],
    ['the note of who is late', RunningLateDto, 'note', 200],
    ['the note of a block', SaveBlockDto, 'note', 200],
  ])('count %s as people do', (_what, Dto, field, max) => {
    expect(refused(Dto, field, letter.repeat(max))).toBe(false);
    expect(refused(Dto, field, letter.repeat(max + 1))).toBe(true);
  });

  it('count what a role needs as people do', () => {
    expect(refused(SaveRoleDto, 'needs', [letter.repeat(80)])).toBe(false);
    expect(refused(SaveRoleDto, 'needs', [letter.repeat(81)])).toBe(true);
  });
});
