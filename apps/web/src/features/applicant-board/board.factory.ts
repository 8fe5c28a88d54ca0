import { type ApplicantBoard, type BoardCard, type BoardColumn, boardColumns } from '@crewcall/contracts-bookings';

/** Tom, free and new, unless told otherwise. For tests. */
export const buildCard = (overrides: Partial<BoardCard> = {}): BoardCard => ({
  application_id: 'a1',
  freelancer_id: 'f1',
  column: 'new',
  first_name: 'Tom',
  last_name: 'Ashworth',
  title: 'Stage hand',
  location: 'Sheffield, South Yorkshire',
  miles: null,
  rating_average: 4.9,
  rating_count: 27,
  calls: [{ call_id: 'c1', word: 'free' }],
  skills_met: 3,
  skills_asked: 3,
  together: 2,
  tickets: null,
  kit: null,
  tags: ['A team'],
  asked_pence: null,
  asked_basis: null,
  answers: [],
  role_ids: [],
  chosen: null,
  offer: null,
  applied_at: '2026-11-20T09:00:00.000Z',
  takes_back_until: null,
  fit: 90,
  team: null,
  ...overrides,
});

export const buildBoard = (...cards: BoardCard[]): ApplicantBoard => ({
  job_id: 'j1',
  job_title: 'Winter Lights',
  location: 'Manchester',
  has_point: true,
  total: cards.length,
  columns: boardColumns.map((column: BoardColumn) => {
    const own = cards.filter((card) => card.column === column);
    return { column, count: own.length, cards: own, next: null };
  }),
});
