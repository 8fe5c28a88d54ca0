// What the stack and the specs use of the simulated boards.
export { type BoardName, type SimulatedAd } from './ad.js';
export { type Fault, type FaultKind } from './faults.js';
export { Boards, type BoardsOptions, simulatorKeys, startBoards } from './server.js';
