/** Source files of the forms, by which a page asks for their code before it is hydrated. */
export const companyForm = 'src/features/profile/components/company-form.tsx';
export const freelancerForm = 'src/features/profile/components/freelancer-form.tsx';
