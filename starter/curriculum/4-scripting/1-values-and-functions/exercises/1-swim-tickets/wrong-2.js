function ticketPrice(age, member = false) {
  let price = 750;
  if (age < 6) {
    price = 0;
  } else if (age < 18) {
    price = 400;
  } else if (age >= 65) {
    price = 500;
  }
  return member ? price - 150 : price;
}
