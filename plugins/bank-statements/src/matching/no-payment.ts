/** Texts of banks on lines that pay nothing: interest, refunds, what came back or was corrected, cash back. */
const NO_PAYMENT =
  /^(?:예금|결산|보통예금|저축)?이자(?:입금|지급|세금)?$|결산이자|예금이자|환불|반환|환급|취소|캐시백|반송|반려|불능|정정(?:입금|처리)?$/;

/** Whether one of a line's texts says that it pays nothing. */
export function saysNoPayment(texts: readonly string[]): boolean {
  return texts.some((text) => NO_PAYMENT.test(text.replace(/\s/g, "")));
}
