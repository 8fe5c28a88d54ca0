import { roleFieldProblems, roleTexts, termsFrom } from './role.rules.js';
import { termsFor } from './terms.js';

describe('a field of a role', () => {
  const { name, skill, positions, needs } = roleFieldProblems;

  it('is a name of one line, which is not blank', () => {
    expect(['Rigger', ` ${'x'.repeat(80)} `].map(name)).toEqual([null, null]);
    for (const wrong of ['', '  ', 'x'.repeat(81), 'Lead\nrigger', 7, null, undefined])
      expect(name(wrong)).toBe(roleTexts.name);
  });

  it('is a skill, or none', () => {
    expect(['Rigging', 'x'.repeat(60), null, undefined].map(skill)).toEqual([null, null, null, null]);
    for (const wrong of ['', ' ', 'x'.repeat(61), 'a\nb', 7]) expect(skill(wrong)).toBe(roleTexts.skill);
  });

  it('is how many are wanted, from one to a hundred', () => {
    expect([1, 100].map(positions)).toEqual([null, null]);
    for (const wrong of [0, 101, 1.5, '2', null, undefined]) expect(positions(wrong)).toBe(roleTexts.positions);
  });

  it('is what the role needs, up to twenty short lines, or nothing', () => {
    const most = Array<string>(20).fill('x'.repeat(80));
    expect([undefined, [], ['Own boots'], most].map(needs)).toEqual([null, null, null, null]);
    for (const wrong of [
      [...most, 'x'],
      ['x'.repeat(81)],
      ['Own boots', ''],
      ['a\nb'],
      [7],
      'Own boots',
      null,
      { length: 1 },
    ])
      expect(needs(wrong)).toBe(roleTexts.needs);
  });
});

describe('terms that are sent', () => {
  it('stand over what their basis begins with', () => {
    expect(termsFrom({ basis: 'day', amount_pence: 32_000 })).toEqual({
      ...termsFor('day', 32_000),
      amount_to_pence: null,
    });
    expect(termsFrom({ basis: 'hour', amount_pence: 2_200, minimum_hours: null, has_meals: true })).toMatchObject({
      basis: 'hour',
      minimum_hours: null,
      has_meals: true,
      overtime_factor: 150,
    });
  });

  it('take for what is undefined what the basis begins with', () => {
    expect(termsFrom({ basis: 'day', amount_pence: 32_000, hours_included: undefined, mode: undefined })).toMatchObject(
      {
        hours_included: 10,
        mode: 'set',
      },
    );
  });

  it('ask for a rate where none is given, and forget amounts of those that ask', () => {
    const asked = { mode: 'ask', amount_pence: null, amount_to_pence: null };
    expect(termsFrom({ basis: 'day' })).toMatchObject(asked);
    expect(termsFrom({ basis: 'day', mode: 'ask', amount_pence: 30_000, amount_to_pence: 40_000 })).toMatchObject(
      asked,
    );
  });

  it('have an upper end where they are a range, and none otherwise', () => {
    const sent = { basis: 'day', amount_pence: 30_000, amount_to_pence: 40_000 } as const;
    expect(termsFrom({ ...sent, mode: 'range' })).toMatchObject({ amount_pence: 30_000, amount_to_pence: 40_000 });
    expect(termsFrom({ ...sent, mode: 'set' })).toMatchObject({ amount_pence: 30_000, amount_to_pence: null });
  });
});
