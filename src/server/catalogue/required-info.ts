/** What an organiser may have to know before the day. */
export type RequiredInfoCode = 'hotel' | 'phone' | 'name' | 'weight' | 'height' | 'shoeSize' | 'passport';
