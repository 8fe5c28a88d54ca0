import { applicationLabelOf } from './application.rules.js';
import {
  applicationMoves,
  applicationStatuses,
  applicationStatusOf,
  canMoveApplication,
  isOpenApplication,
  type ApplicationMoveName,
} from './application.state.js';

const moves = Object.keys(applicationMoves) as ApplicationMoveName[];

describe('the application state table', () => {
  it.each(['accept', 'reject'] as const)('lets a company %s while it is undecided [R150]', (move) => {
    const allowed = applicationStatuses.filter((status) => canMoveApplication(move, status, 'recruiter'));
    expect(allowed).toEqual(['applied', 'reviewed', 'shortlisted']);
    expect(applicationStatusOf('pending')).toBe('applied');
  });

  it('lets no user do what belongs to the other side [R248] [R249]', () => {
    for (const move of moves) {
      const other = applicationMoves[move].by === 'recruiter' ? 'freelancer' : 'recruiter';
      expect(applicationStatuses.some((status) => canMoveApplication(move, status, other))).toBe(false);
    }
  });

  it('leaves a decided application alone, but for a booking that is cancelled', () => {
    const decided = applicationStatuses.filter((status) => !isOpenApplication(status));
    expect(decided).toEqual(['hired', 'rejected', 'withdrawn']);
    const leaving = (status: string) =>
      moves.filter((move) => applicationMoves[move].from.some((from: string) => from === status));
    expect(decided.map(leaving)).toEqual([['cancel'], [], []]);
  });

  it('leads every move to another state', () => {
    for (const move of moves) expect(applicationMoves[move].from).not.toContain(applicationMoves[move].to);
  });
});

describe('what people read', () => {
  it('labels an application for its applicant [R153]', () => {
    expect(['hired', 'rejected', 'reviewed', 'applied', 'pending', 'anything'].map(applicationLabelOf)).toEqual([
      'Hired',
      'Rejected',
      'Under Review',
      'Pending',
      'Pending',
      'Pending',
    ]);
  });
});
