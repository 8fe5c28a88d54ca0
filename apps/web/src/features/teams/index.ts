export { TeamPage } from './components/team-page';
export { TeamsPage } from './components/teams-page';
export { ApplyAsTeamPage } from './components/apply-as-team-page';
export { TeamApplicationPage } from './components/team-application-page';
export { TeamOfferPage } from './components/team-offer-page';
