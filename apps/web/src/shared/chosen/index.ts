export { chosenWords, partlyBookedWords } from './chosen-words';
