/** The admin of the shop that browser tests start. */
export const ADMIN = { email: 'admin@zefira.example', password: 'jen pro zkoušky v prohlížeči 7' } as const;
