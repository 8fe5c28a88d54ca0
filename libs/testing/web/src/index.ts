export { looksOf } from './looks-of';
export { passTime, stopClock, untilSettled } from './own-clock';
export { pasteInto } from './paste-into';
export { renderApp, type RenderedApp } from './render-app';
export { answer, api, refuse, server, type Answer, type Asked } from './server';
export { buildUser } from './user.factory';
