import { applicationStatuses } from '@crewcall/contracts-jobs';
import { boardColumnNames, boardColumnOf, boardColumns, cardMoveOf } from './board-columns.rules.js';

describe('the column of an applicant', () => {
  it('is that of the application while nothing is asked or held', () => {
    expect(Object.fromEntries(applicationStatuses.map((status) => [status, boardColumnOf(status, null)]))).toEqual({
      applied: 'new',
      reviewed: 'reviewed',
      shortlisted: 'shortlisted',
      hired: 'booked',
      rejected: 'no',
      withdrawn: 'no',
    });
  });

  it('is that of the offer until the application is decided', () => {
    expect([boardColumnOf('reviewed', 'open'), boardColumnOf('applied', 'held')]).toEqual(['offered', 'pencilled']);
    expect([boardColumnOf('rejected', 'open'), boardColumnOf('hired', 'open')]).toEqual(['no', 'booked']);
    expect([boardColumnOf('applied', 'expired'), boardColumnOf('reviewed', 'released')]).toEqual(['new', 'reviewed']);
  });

  it('has a name', () => {
    expect(boardColumns.map((column) => boardColumnNames[column])).toEqual([
      'New',
      'Reviewed',
      'Shortlisted',
      'Pencilled',
      'Offered',
      'Booked',
      'Not this time',
    ]);
  });
});

describe('a card that is moved', () => {
  it('is a move of its own for each column', () => {
    const moves = boardColumns.slice(1).map((to) => cardMoveOf('new', to));
    expect(moves).toEqual(['review', 'shortlist', 'pencil', 'offer', 'book', 'reject'].map((move) => ({ move })));
  });

  it.each([
    ['booked', 'no', 'A booking is cancelled, not moved. Open it to cancel it.'],
    ['no', 'booked', 'This application has already been decided.'],
    ['pencilled', 'offered', 'They hold your pencil. Book them, or release the pencil first.'],
    ['offered', 'pencilled', 'They are asked already. Wait for the answer, or take the offer back.'],
    ['shortlisted', 'new', 'Shortlisted does not go back to New.'],
    ['reviewed', 'reviewed', 'Reviewed does not go back to Reviewed.'],
  ] as const)('from %s to %s goes back with the reason', (from, to, problem) => {
    expect(cardMoveOf(from, to)).toEqual({ problem });
  });
});
