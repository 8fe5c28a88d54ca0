export { CoverPage } from './components/cover-page';
