/** Names of the demo's candidates. */
export const FIRST_NAMES = [
  ...["Aarav", "Aditi", "Alejandro", "Amara", "Andre", "Anjali", "Beatriz", "Bilal", "Camila"],
  ...["Chen", "Daniela", "Deepak", "Dmitri", "Elif", "Emeka", "Farah", "Gabriel", "Hana", "Harsh"],
  ...["Ines", "Isha", "Jamal", "Jin", "Kavya", "Kenji", "Laila", "Leo", "Lucia", "Mateo", "Mei"],
  ...["Nadia", "Nikhil", "Olga", "Omar", "Pooja", "Rafael", "Rohan", "Sana", "Sofia", "Tariq"],
  ...["Uma", "Viktor", "Wei", "Yara", "Yusuf", "Zoe"],
];

export const LAST_NAMES = [
  ...["Abara", "Agarwal", "Almeida", "Banerjee", "Castillo", "Cho", "Costa", "Demir", "Desai"],
  ...["Eze", "Fernandez", "Gupta", "Haddad", "Hassan", "Iyer", "Joshi", "Kapoor", "Kaya", "Khan"],
  ...["Kim", "Kowalski", "Kumar", "Lin", "Lopez", "Mehta", "Moreno", "Nair", "Nguyen", "Novak"],
  ...["Okafor", "Park", "Patel", "Petrov", "Reddy", "Rossi", "Santos", "Sato", "Shah", "Silva"],
  ...["Singh", "Tanaka", "Tran", "Verma", "Wang", "Yilmaz", "Zhang"],
];
