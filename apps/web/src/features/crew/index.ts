export { CrewList } from './components/crew-list';
