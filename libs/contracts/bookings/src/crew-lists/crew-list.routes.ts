import { pathSegment } from '@crewcall/contracts-core';

/** Paths of a company’s own lists, notes and tags of crew. A function without an argument is the pattern a router takes. */
export const crewListRoutes = {
  crewLists: '/api/crew-lists',
  crewList: (id = ':id') => `/api/crew-lists/${pathSegment(id)}`,
  listedPeople: (id = ':id') => `/api/crew-lists/${pathSegment(id)}/people`,
  listedPerson: (id = ':id', userId = ':userId') => `/api/crew-lists/${pathSegment(id)}/people/${pathSegment(userId)}`,
  freeOfList: (id = ':id') => `/api/crew-lists/${pathSegment(id)}/free`,
  inviteList: (id = ':id') => `/api/crew-lists/${pathSegment(id)}/invite`,
  crewTags: '/api/crew-tags',
  crewMarks: '/api/crew/marks',
  keptCrew: '/api/crew/kept-ids',
  keptOnPerson: (userId = ':userId') => `/api/crew/${pathSegment(userId)}/kept`,
  crewNotes: (userId = ':userId') => `/api/crew/${pathSegment(userId)}/notes`,
  crewNote: (userId = ':userId', noteId = ':noteId') => `/api/crew/${pathSegment(userId)}/notes/${pathSegment(noteId)}`,
  crewTagsOf: (userId = ':userId') => `/api/crew/${pathSegment(userId)}/tags`,
} as const;
