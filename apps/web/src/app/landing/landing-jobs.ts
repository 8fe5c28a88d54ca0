/** The newest jobs, as the landing page asks for them. */
export const landingJobs = { page: 1, page_size: 4 };
