/** Requests a minute from one address: generous to people, a wall to scripts. */
const PER_MINUTE = 1200;

/** Operations that write for good, or hand out tokens. */
const STRICT: Readonly<Record<string, number>> = {
  addCartProduct: 120,
  placeOrder: 40,
  startPayment: 40,
  payReservation: 40,
  addPaymentConfirmation: 240,
  refreshToken: 60,
  changeGoneWishes: 60,
  changeWishlist: 300,
  askForSubscription: 10,
  answerSubscription: 60,
  holdSeats: 120,
  submitSeats: 40,
  emailCart: 10,
  takeSharedCart: 40,
  submitComplaint: 10,
  placeActivityOrder: 40,
  startActivityTransaction: 40,
  cancelActivityOrder: 40,
  saveActivityItem: 120,
  // Each takes 19 MiB for its password, or writes a mail.
  registerCustomer: 10,
  checkPassword: 60,
  authorizeLogin: 60,
  resendLoginCode: 10,
  remindPassword: 10,
  resendActivation: 10,
  resetPassword: 20,
  updatePassword: 20,
  saveAgreements: 60,
  beginStaffSession: 30,
  changeStaffPassword: 20,
  removeCustomer: 20,
  changeEmail: 10,
  confirmEmail: 20,
  addReservation: 10,
  sendDocument: 10,
  startThread: 20,
  replyToThread: 40,
  // Whoever comes without a session begins one with each message.
  sendChatMessage: 60,
  giveFaqFeedback: 20,
  // No operations of the contract: files that are printed for a customer, and pictures that were not made before, each of
  // which takes a processor up to 300 ms. Somebody who looks at one list after another needs some hundred. A sitemap is a
  // megabyte to compress, and asked for once by each who reads it. For a login a provider is asked by us.
  // A refused purchase is a row for half a year.
  accountFile: 40,
  identityLogin: 60,
  makePicture: 300,
  sitemap: 60,
  writeRefusal: 60,
};

/**
 * @param factor of the configuration
 * @returns options of the rate-limit plugin for one operation of the contract
 */
export function rateLimitOf(operationId: string, factor: number): { max: number; timeWindow: number } {
  return { max: Math.ceil((STRICT[operationId] ?? PER_MINUTE) * factor), timeWindow: 60_000 };
}
