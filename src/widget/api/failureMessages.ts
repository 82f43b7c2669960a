/** What failures say when the service has no words of its own for a person. */
export const failureMessages = {
  anything: 'Something went wrong, please try again later.',
  bot: 'We are unable to move forward with your application online currently.',
} as const
