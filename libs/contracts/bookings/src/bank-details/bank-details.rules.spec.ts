import {
  accountNameProblem,
  accountProblem,
  bankDetailsTexts,
  maskedAccount,
  sortCodeProblem,
  sortCodeWords,
  tidyBankDetails,
  utrProblem,
} from './bank-details.rules.js';

it('an account has a name of up to seventy characters on one line', () => {
  expect(['Priya Nair', ` ${'x'.repeat(70)} `, 'Ána O’Neill & Co.'].map(accountNameProblem)).toEqual([
    null,
    null,
    null,
  ]);
  for (const wrong of ['', '  ', 'x'.repeat(71), 'Priya\nNair', 'Priya\u0000', 7, null, undefined])
    expect(accountNameProblem(wrong)).toBe(bankDetailsTexts.accountName);
});

it.each<[string, (typed: unknown) => string | null, string, string]>([
  ['sort code', sortCodeProblem, '200000', bankDetailsTexts.sortCode],
  ['account number', accountProblem, '12345678', bankDetailsTexts.account],
  ['UTR', utrProblem, '1234567890', bankDetailsTexts.utr],
])('a %s has its digits, with spaces or hyphens between them', (_what, problem, digits, text) => {
  const [one, two, rest] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  expect([digits, `${one}-${two}-${rest}`, ` ${one} ${two} ${rest} `].map(problem)).toEqual([null, null, null]);
  for (const wrong of [
    digits.slice(1),
    `${digits}0`,
    `${digits.slice(1)}x`,
    `x${digits}`,
    '',
    Number(digits),
    undefined,
  ])
    expect(problem(wrong)).toBe(text);
});

it('a UTR may be left out, a sort code and an account number may not', () => {
  expect([utrProblem(null), sortCodeProblem(null), accountProblem(null)]).toEqual([
    null,
    bankDetailsTexts.sortCode,
    bankDetailsTexts.account,
  ]);
});

it('bank details are kept as digits alone', () => {
  const typed = { account_name: ' Priya Nair ', sort_code: '20-00 00', account: '1234 5678', utr: '12345 67890' };
  expect(tidyBankDetails(typed)).toEqual({
    account_name: 'Priya Nair',
    sort_code: '200000',
    account: '12345678',
    utr: '1234567890',
  });
  expect(tidyBankDetails({ ...typed, utr: null }).utr).toBeNull();
});

it('a sort code is written in pairs, and of an account the last four digits', () => {
  expect([sortCodeWords('200001'), maskedAccount('12344821')]).toEqual(['20-00-01', '••••4821']);
});
