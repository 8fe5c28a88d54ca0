export { chosenWords, partlyBookedWords } from './chosen-labels';
