export { ownerHere, ownerOf, personOf } from './owner-here';
