import { jwtVerify, SignJWT } from 'jose';

/** Who a visitor is, as far as the shop knows. */
export interface Visitor {
  userUid: string;
  sessionId: string;
}

const LIFETIME_SECONDS = 15 * 60;
const ISSUER = 'zefira';

/** A token that says who the visitor is, for 15 minutes from `now`. */
export function signAccessToken(secret: string, { userUid, sessionId }: Visitor, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(userUid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(keyOf(secret));
}

/** The visitor a token speaks of, or null when it is forged, broken or older than it may be. */
export async function readAccessToken(secret: string, token: string, now: Date): Promise<Visitor | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], issuer: ISSUER, currentDate: now });
    return typeof payload.sub === 'string' && typeof payload.sid === 'string' ? { userUid: payload.sub, sessionId: payload.sid } : null;
  } catch {
    return null;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`access-token\n${secret}`);
}
