function once(load) {
  const answers = new Map();
  return (key) => {
    if (!answers.has(key)) {
      const answer = Promise.resolve(load(key));
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
    }
    return answers.get(key);
  };
}

function loadForecast(place) {
  console.log(`asking for ${place}`);
  return new Promise((resolve) => setTimeout(resolve, 50, `sunny in ${place}`));
}

const forecast = once(loadForecast);
forecast("Harbor").then((answer) => console.log(answer));
forecast("Harbor").then((answer) => console.log(answer));
