/** Source files of the forms, by which a page asks for their code before it is hydrated. */
export const companyForm = 'src/features/profile/components/company-form.tsx';
export const freelancerForm = 'src/features/profile/components/freelancer-form.tsx';

/** Of the parts of a profile that only some readers see of some users. */
export const profileFiles = {
  company: 'src/features/profile/components/company-page.tsx',
  ownTickets: 'src/features/profile/components/tickets-card.tsx',
  ownKit: 'src/features/profile/components/kit-card.tsx',
  kit: 'src/features/profile/components/kit-rows.tsx',
  sharedTickets: 'src/shared/tickets/shared-tickets.tsx',
} as const;
