function ticketPrice(age, member = false) {
  if (age < 6) {
    return 0;
  }
  let price = 750;
  if (age < 18) {
    price = 400;
  } else if (age >= 65) {
    price = 500;
  }
  return member ? price - 150 : price;
}

console.log(ticketPrice(5), ticketPrice(17), ticketPrice(70, true));
