export { useApplicationCountsQuery, useApplicationQuery } from './api/applications.api';
export { FreelancerApplications } from './components/freelancer-applications';
export { JobApplicants } from './components/job-applicants';
export { RecruiterApplications } from './components/recruiter-applications';
