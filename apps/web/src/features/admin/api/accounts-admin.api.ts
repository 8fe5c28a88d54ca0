import {
  adminUserRoutes,
  bootstrapRoutes,
  type AdminUser,
  type AdminUserDetails,
  type AdminUserQuery,
  type BootstrapStatus,
  type CreateFirstAdminAnswer,
  type CreateFirstAdminRequest,
} from '@crewcall/contracts-identity';
import { baseApi, type AnswerMeta, type Listed } from '@crewcall/web-data-access';

const tags = ['Administration'] as const;

export type AccountAction = 'suspend' | 'restore' | 'verify' | 'promote' | 'demote';

/** Accounts as administrators see and change them, and how the first of them comes to be. */
export const accountsAdminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<Listed<AdminUser>, AdminUserQuery>({
      query: (params) => ({ url: adminUserRoutes.list, params: { ...params } }),
      transformResponse: ({ users }: { users: AdminUser[] }, meta: AnswerMeta | undefined) => ({
        items: users,
        total: meta?.total ?? users.length,
      }),
      providesTags: tags,
    }),
    admins: build.query<AdminUser[], void>({ query: () => adminUserRoutes.admins, providesTags: tags }),
    adminUser: build.query<AdminUserDetails, string>({ query: (id) => adminUserRoutes.one(id), providesTags: tags }),
    administer: build.mutation<AdminUser, { id: string; action: AccountAction; reason?: string }>({
      query: ({ id, action, reason }) => ({
        url: adminUserRoutes[action](id),
        method: 'POST',
        body: reason === undefined ? {} : { reason },
      }),
      invalidatesTags: tags,
    }),
    bootstrapStatus: build.query<BootstrapStatus, void>({
      query: () => bootstrapRoutes.status,
      keepUnusedDataFor: 0,
      providesTags: tags,
    }),
    createFirstAdmin: build.mutation<CreateFirstAdminAnswer, CreateFirstAdminRequest>({
      query: (body) => ({ url: bootstrapRoutes.createFirstAdmin, method: 'POST', body }),
    }),
  }),
});

export const {
  useAdminUsersQuery,
  useAdminsQuery,
  useAdminUserQuery,
  useAdministerMutation,
  useBootstrapStatusQuery,
  useCreateFirstAdminMutation,
} = accountsAdminApi;
