/** Accounts for bank transfers. The numbers are invented: a real shop replaces them in its back office. */
export const BANK_ACCOUNTS = [
  {
    bankName: "KB국민은행 (Kookmin Bank)",
    accountNumber: "123456-04-567890",
    accountHolder: "Зах ХХК",
    description: "Захиалгын төлбөрийн үндсэн данс",
    isDefault: true,
  },
  {
    bankName: "신한은행 (Shinhan Bank)",
    accountNumber: "110-123-456789",
    accountHolder: "Батболд Мөнхзул",
    description: null,
    isDefault: false,
  },
] as const;
