export { TeamPage } from './components/team-page';
export { TeamsPage } from './components/teams-page';
