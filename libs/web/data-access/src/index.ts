export { answersArrived, type ApiAnswers, type CarriedAnswer } from './api/answers';
export { baseApi } from './api/base-api';
export { onEveryVisit, setOnFirstPage } from './api/on-every-visit';
export type { AnswerMeta, ApiTimings } from './api/base-query';
export {
  errorText,
  failureCode,
  fieldErrors,
  isApiFailure,
  isFinal,
  isUnknown,
  serverText,
  type ApiFailure,
} from './api/api-failure';
export { listed, type Listed } from './api/listed';
export { newUuid } from './api/new-uuid';
export type { ApiRequest, ServerVisit } from './api/request';
export { followLive } from './live/follow-live';
export { onLive, deliverLive, type LiveContext, type LiveHandler } from './live/on-live';
export { isLiveOpen, onLiveOpen, onLiveTurn, sendLive, setLiveSender } from './live/send-live';
export { drafts } from './session/drafts.storage';
export { beginSession, endSession } from './session/end-session';
export { onSessionEnd } from './session/on-session-end';
export * from './session/accounts.api';
export * from './session/session.api';
export { appVersion, readToken, readUser, type SessionUser } from './session/session.storage';
export { selectHasLeft, selectUser, sessionSlice, type SessionState } from './session/session.slice';
export { claimsOf } from './session/token-claims';
export { startSession } from './session/start-session';
export { takeHandOff } from './session/take-hand-off';
export { renewSessionBy } from './session/session-renewal';
export { useOnSessionEnd } from './session/use-on-session-end';
export { useSession, type Session } from './session/use-session';
export { useAppDispatch, useAppSelector } from './store/hooks';
export { makeStore, type AppDispatch, type AppState, type AppStore } from './store/make-store';
export { startClient } from './store/start-client';
export { toastDurations, type Toast, type ToastAction, type ToastTone } from './toasts/toast';
export { clearToasts, dismissToast, selectToast, showToast, toastSlice, type NewToast } from './toasts/toast.slice';
export { useUpload, type Upload, type UploadStep } from './uploads/use-upload';
