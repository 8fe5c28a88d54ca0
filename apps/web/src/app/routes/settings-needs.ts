import { messagePrivacyApi } from '../../features/messages/api/message-privacy.api';
import { callContactApi } from '../../features/call-sheets/api/call-contact.api';
import { coverSettingsApi } from '../../features/cover/api/cover-settings.api';
import { preferencesApi } from '../../features/notifications/api/preferences.api';
import { accountApi } from '../../features/settings/api/account.api';
import { privacyApi } from '../../features/settings/api/privacy.api';
import { once, type Needs } from '../needs';

/** What every card shows at once, but for the calendar's, whose rules come after the page. */
export const settingsNeeds: Needs = ({ dispatch, user }) =>
  user
    ? Promise.all([
        dispatch(accountApi.endpoints.signInMethods.initiate(undefined, once)),
        dispatch(privacyApi.endpoints.preferences.initiate(undefined, once)),
        dispatch(privacyApi.endpoints.sessions.initiate(undefined, once)),
        dispatch(privacyApi.endpoints.dataExport.initiate(undefined, once)),
        dispatch(preferencesApi.endpoints.notificationPreferences.initiate(undefined, once)),
        dispatch(messagePrivacyApi.endpoints.messagePrivacy.initiate(undefined, once)),
        user.role === 'freelancer' && dispatch(coverSettingsApi.endpoints.coverSettings.initiate(undefined, once)),
        user.role === 'freelancer' && dispatch(callContactApi.endpoints.callContact.initiate(undefined, once)),
      ])
    : undefined;
