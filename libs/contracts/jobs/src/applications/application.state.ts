export const applicationStatuses = ['applied', 'reviewed', 'shortlisted', 'hired', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The two people an application belongs to. */
export type ApplicationSide = 'freelancer' | 'recruiter';

export interface ApplicationMove {
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
  by: ApplicationSide;
}

/** Who may move an application from where to where. The web app offers exactly these, the service allows no others. */
export const applicationMoves = {
  review: { from: ['applied'], to: 'reviewed', by: 'recruiter' },
  shortlist: { from: ['applied', 'reviewed'], to: 'shortlisted', by: 'recruiter' },
  accept: { from: ['applied', 'reviewed', 'shortlisted'], to: 'hired', by: 'recruiter' },
  reject: { from: ['applied', 'reviewed', 'shortlisted'], to: 'rejected', by: 'recruiter' },
  cancel: { from: ['hired'], to: 'rejected', by: 'recruiter' },
  withdraw: { from: ['applied', 'reviewed', 'shortlisted'], to: 'withdrawn', by: 'freelancer' },
} as const satisfies Record<string, ApplicationMove>;

export type ApplicationMoveName = keyof typeof applicationMoves;

/** Not decided yet: these still wait for an answer. */
export const openStatuses = ['applied', 'reviewed', 'shortlisted'] as const satisfies readonly ApplicationStatus[];

export const isOpenApplication = (status: ApplicationStatus): boolean => openStatuses.some((open) => open === status);

/** `pending` is the documents' other word for applied. Null for anything unknown. */
export function applicationStatusOf(text: string): ApplicationStatus | null {
  const word = text.trim().toLowerCase();
  return word === 'pending' ? 'applied' : (applicationStatuses.find((status) => status === word) ?? null);
}

export function canMoveApplication(
  move: ApplicationMoveName,
  status: ApplicationStatus,
  side: ApplicationSide,
): boolean {
  const { from, by }: ApplicationMove = applicationMoves[move];
  return by === side && from.includes(status);
}
