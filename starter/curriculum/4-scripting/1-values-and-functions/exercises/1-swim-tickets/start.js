function ticketPrice(age, member) {
  if (age < 18) {
    return 400;
  }
  return 750;
}

console.log(ticketPrice(5), ticketPrice(17), ticketPrice(70, true));
