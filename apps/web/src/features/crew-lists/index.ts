export { CrewListsPage } from './components/crew-lists-page';
